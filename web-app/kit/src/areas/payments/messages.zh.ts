import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tab: '银行账户',
  title: '银行账户',
  empty: {
    title: '还没有银行账户',
    text: '发放工资需要一个收款账户。',
  },
  add: '添加账户',
  change: '更改账户',
  holder: '户名',
  iban: 'IBAN',
  ibanHint: '如果你的银行没有IBAN，请留空。',
  bic: 'BIC',
  number: '账号',
  routing: '银行代码或路由代码',
  changed: '上次更改',
  changedBy: '{{time}}，由{{name}}更改',
  password: '你的当前密码',
  told: '员工会收到关于此变更的邮件，下一发薪批次会显示此变更。',
  toldYou: '你会收到关于此变更的邮件，下一发薪批次会显示此变更。',
  saved: '银行账户已保存。',
  remove: '移除账户',
  removeTitle: '移除此银行账户？',
  removeText: '在录入其他账户之前不会转账。员工会收到邮件。',
  removeYours: '在你录入其他账户之前不会转账。你会收到相关邮件。',
  removed: '银行账户已移除。',
  history: '历史记录',
  locked: '以他人身份登录时，不能更改其银行账户。',
})
