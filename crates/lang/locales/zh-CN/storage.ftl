# What a browser keeps, and what it does not.

storage-title = 存档
storage-forbidden = 此浏览器不允许页面保存任何内容，例如隐私窗口
storage-full = 浏览器没有剩余空间
storage-newer = 存档来自较新版本的 Talon；请重新加载页面以获取新版本
storage-other-tab = 另一个标签页打开了不同版本的 Talon；请关闭它并重新加载此页面
storage-closed = 浏览器关闭了存储空间
storage-other = 浏览器提示：{ $said }
storage-only-in-memory = 牌局没有保存：{ $reason }。你可以玩，但离开前请把牌局导出到文件。
storage-set-aside = 有 { $count } 局存档无法读取。它们单独保留，导出全部牌局时会原样包含。

import-done = 新牌局：{ $added }。继续的：{ $extended }。已有的：{ $already-there }。{ $in-use ->
    [0] {""}
   *[other] 在别处打开而保持不变的：{ $in-use }。
}

transfer-title = 导出和导入
transfer-note = 把你的全部存档放进一个文件：用作备份，或在另一个浏览器或终端中继续。
transfer-export = 导出全部牌局
transfer-export-one = 导出当前牌局
transfer-import = 导入牌局……
transfer-exported = 已将 { $count } 局导出到 { $file }。
transfer-not-exported = 浏览器不允许此页面保存文件。
transfer-aside = 有 { $count } 局无法读取的存档单独保留。导出时会原样包含。

import-refused = 没有从 { $file } 导入任何内容：{ $reason }。
import-unreadable = 浏览器无法读取
import-no-export = 它既不是 Talon 的导出文件，也不是牌局记录
import-newer = 它来自较新版本的 Talon；请重新加载页面以获取新版本
import-faulty = 其中有错误（{ $fault }）
import-has-settings = 文件中还有设置。
import-take-settings = 使用这些设置
import-settings-taken = 现在使用文件中的设置。
import-sound = 导入其中可读的 { $count } 局
