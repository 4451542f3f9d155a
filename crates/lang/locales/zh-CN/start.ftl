# What a browser shows before the program runs.

start-title = Talon
start-description = 边玩边讲解规则的单人纸牌和骨牌游戏。
start-no-script = Talon 在浏览器中运行，需要脚本。请允许此页面使用脚本。
start-failed = Talon 无法启动。请重新加载页面。如果仍然不行，请换用较新的浏览器。
