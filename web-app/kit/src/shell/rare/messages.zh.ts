import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  billing: {
    readOnly: '此工作区为只读：试用已结束且没有订阅。',
    pastDue: '此工作区的上一次付款失败。如不付款，工作区将变为只读。',
    trialEnds: '试用于{{moment}}结束，此后此工作区为只读。',
    plans: '选择方案',
    card: '检查银行卡',
    later: '明天之前不再显示',
  },
  closing: {
    announced: '此公司即将关闭。自{{closes}}起为只读，数据于{{erases}}擦除。',
    closed: '此公司已于{{closes}}关闭。目前为只读，数据将于{{erases}}擦除。',
    take: '导出你的数据',
  },
  verify: {
    text: '继续之前，请在邮箱中查收验证链接。如果没有收到，',
    link: '点此重新发送。',
    sent: '新的验证链接已发送至{{email}}。',
    failed: '重新发送失败，请稍后重试。',
  },
})
