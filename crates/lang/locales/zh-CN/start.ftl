# What a browser shows before the program runs.

start-title = Talon
start-description = 三款单人纸牌和一款骨牌游戏：Doublets、Yield、Lady Jane 和 Curse of the Doublet。
start-no-script = Talon 在浏览器中运行，需要脚本。请允许此页面使用脚本。
start-failed = Talon 无法启动。请重新加载页面。如果仍然不行，请换用较新的浏览器。
