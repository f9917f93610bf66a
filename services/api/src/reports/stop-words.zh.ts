import type { en } from './stop-words.en'

export const zh: typeof en = {
  ask: '停止接收这些邮件？',
  text: '你将不再收到此报表的邮件。在你有权查看的范围内，仍可在Workledger中打开它。',
  stop: '停止接收',
  stopped: '你不会再收到这些邮件。',
}
