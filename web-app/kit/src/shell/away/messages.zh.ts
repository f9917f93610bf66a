import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  since: '离线：数据截至{{time}}。',
  slow: '服务器响应比平时慢。其余内容会在收到响应后显示。',
  notHere: '此页面尚未保存在您的设备上',
  notHereText: '此前未在此打开过，因此需要连接。恢复连接后会自动打开。',
  crashed: {
    title: '此页面出错了。',
    text: '已保存的数据是安全的。请重新加载页面。如果再次出现，请告知管理员。',
    reload: '重新加载',
  },
  signedOut: {
    title: '您已退出登录',
    text: '您的会话已结束。请在另一个标签页中登录，即可保留已输入的内容：此页面随后会继续。',
    signIn: '登录',
    leave: '离开此页面',
  },
})
