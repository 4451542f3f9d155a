// Places on the table that several games have: a part of the table and a number in it, see `Page.place`.

/** The place on top of a part of the table. */
export const top = (zone) => ({ zone, nth: -1 });

export const STOCK = top("stock");
export const WASTE = top("waste");
