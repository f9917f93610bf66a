import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  title: '分享你的位置？',
  text: '浏览器会再询问一次。你可以在自己的考勤中看到位置；公司只能看到地点。',
  share: '分享位置',
  denied: '浏览器未分享位置。请在浏览器设置中允许此页面使用位置，或申请更正。',
  unsupported: '此浏览器无法提供位置。请使用其他设备或打卡平板，或申请更正。',
  unknown: '你的设备未找到位置。请打开Wi-Fi和定位服务后重试，或申请更正。',
})
