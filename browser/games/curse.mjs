// Curse of the Doublet.

export const name = "Curse of the Doublet";
