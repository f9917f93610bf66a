import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  title: '电子发票',
  ready: '已就绪',
  incomplete: '不完整',
  embedded: 'PDF中包含电子发票（Factur-X）。程序也可以读取单独的文件：',
  missing:
    '电子发票（EN 16931）缺少部分数据。已开具的发票不会更改，因此你的填写内容适用于下一张发票。',
  ubl: '下载UBL',
  cii: '下载CII',
})
