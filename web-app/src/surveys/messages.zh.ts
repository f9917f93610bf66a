import shared from '@workledger/kit/areas/surveys/messages.zh'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  ...shared,
  page: '问卷',
  at: '{{number}}/{{count}}',
  answer: '你的回答',
  left_other: '还可输入{{count}}个字符',
  anonymous:
    '任何人，包括管理员，都看不到是谁作答。收到五份答卷后才会显示结果；不足五份的轮次不保留任何结果。',
  confidential: '此问卷为保密问卷：管理员可以看到你的回答和姓名。',
  draft: '提交之前，你的回答只保留在此设备上。',
  back: '上一步',
  next: '下一步',
  send: '提交回答',
  invalid: {
    title: '密钥无效',
    text: '链接已被使用，或问卷已关闭。请联系发送方。',
  },
  failed: '出错了',
  loadFailed: '出错了，请重试。',
  thanks: {
    title: '感谢你的宝贵反馈',
    text: '你的回答已提交。你可以关闭此页面。',
    home: '返回首页',
  },
})
