export const en = {
  ask: 'Stop these mails?',
  text: 'You will no longer get the mails of this report. You can still open it in Workledger, as far as you may see it.',
  stop: 'Stop the mails',
  stopped: 'You no longer get these mails.',
}
