export const en = {
  ask: 'Stop these mails?',
  text: 'You will no longer get mails of this kind. You still find these notices in Workledger.',
  stop: 'Stop the mails',
  stopped: 'You no longer get these mails.',
  stays: 'You still find these notices in Workledger, where you can turn the mails on again.',
}
