import type { en } from './stop-words.en'

export const zh: typeof en = {
  ask: '停止接收这些邮件？',
  text: '你将不再收到此类邮件，但仍可在Workledger中查看这些通知。',
  stop: '停止接收',
  stopped: '你不会再收到这些邮件。',
  stays: '你仍可在Workledger中查看这些通知，并可在那里重新开启邮件。',
}
