import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ApiTokenMade: 'أُنشئ رمز API',
  ApiTokenScopeGranted: 'مُنح نطاق لرمز API',
  ApiTokenScopeWithdrawn: 'سُحب نطاق من رمز API',
  ApiTokenRevoked: 'أُلغي رمز API',
  ServiceAccountAdded: 'أُضيف حساب خدمة',
  ServiceAccountChanged: 'عُدّل حساب خدمة',
  ServiceAccountRemoved: 'حُذف حساب خدمة',
  WebhookAdded: 'أُضيف خطاف ويب',
  WebhookChanged: 'تغيّر خطاف ويب',
  WebhookSecretRotated: 'جُدّد سرّ خطاف ويب',
  WebhookSwitchedOff: 'أُوقف خطاف ويب',
  WebhookSwitchedOn: 'شُغّل خطاف ويب',
  WebhookRemoved: 'أُزيل خطاف ويب',
  ChatChannelAdded: 'أُضيفت قناة محادثة',
  ChatChannelChanged: 'تغيّرت قناة محادثة',
  ChatChannelSwitchedOff: 'أُوقفت قناة محادثة',
  ChatChannelSwitchedOn: 'شُغّلت قناة محادثة',
  ChatChannelRemoved: 'أُزيلت قناة محادثة',
} satisfies NamesLike<typeof english>
