import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  use: '改用通行密钥',
  usePassword: '改用密码',
  done: '已用通行密钥确认',
  useProvider: '通过单点登录确认',
  doneProvider: '已通过单点登录确认',
  orCode: '或身份验证器应用的验证码。',
  cancelled: '未使用通行密钥。请重试。',
  elsewhere: '通行密钥在此地址无法使用。请用Workledger的主地址打开。',
  here: '此设备上已有你账号的通行密钥。',
})
