import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  own: {
    title: '我的数据',
    text: '一个包含{{company}}所持有的你的全部数据的文件：个人资料、合同、休假、考勤、计时工时、报销、工资条、文档、历史记录，以及他人查看你记录的情况。提供可阅读的网页和供程序使用的JSON。',
  },
  workspace: {
    title: '导出整个公司的数据',
    text: '一个包含所有事件及其顺序证明、所有列表（CSV）和所有已上传文件的文件。其中包含全部个人数据：请妥善保管。',
    numbers: '文件中的所有银行账号均未加密。请输入密码以生成文件。',
  },
  password: '你的密码',
  make: '生成文件',
  again: '重试',
  making: '正在生成：{{percent}}',
  makingText: '可能需要一些时间。你可以离开此页面。',
  ready: '已就绪',
  until: '{{size}}，保留至{{moment}}',
  download: '下载',
  failed: '文件生成失败。',
})
