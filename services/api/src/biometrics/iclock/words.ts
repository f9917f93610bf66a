import { zoneOption } from '@workledger/domain/biometrics/device-time'

/**
 * Returns the settings for a device's first call: send each punch at once, no photos or templates,
 * and continue from these stamps.
 */
export function handshake(
  serial: string,
  { stamp, offset }: { stamp: string | null; offset: number },
): string {
  const last = stamp ?? '0'
  return lines([
    `GET OPTION FROM: ${serial}`,
    `ATTLOGStamp=${last}`,
    'OPERLOGStamp=9999',
    'ATTPHOTOStamp=9999',
    `Stamp=${last}`,
    'OpStamp=9999',
    'PhotoStamp=9999',
    'ErrorDelay=30',
    'Delay=10',
    'TransTimes=00:00;14:05',
    'TransInterval=1',
    'TransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser',
    `TimeZone=${zoneOption(offset)}`,
    'Realtime=1',
    'Encrypt=0',
    'ServerVer=2.4.1',
    'PushProtVer=2.4.1',
  ])
}

export interface ToSend {
  number: number | string
  text: string
}

export const OK = 'OK\n'

export const commandLines = (commands: readonly ToSend[]) =>
  lines(commands.map(({ number, text }) => `C:${number}:${text}`))

export const tellUser = (pin: string, name: string) =>
  `DATA UPDATE USERINFO PIN=${pin}\tName=${shownName(name)}\tPri=0`

export const askFinger = (pin: string) => `ENROLL_FP PIN=${pin}\tFID=6\tRETRY=3\tOVERWRITE=1`
export const forgetUser = (pin: string) => `DATA DELETE USERINFO PIN=${pin}`

/** Makes the device repeat its first call, which updates the offset of its clock. */
export const CHECK = 'CHECK'

/** A tab or a line break would begin another field or command. */
const shownName = (name: string) =>
  name
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, 24)

/** Joins lines, each with a line break: devices ignore an unterminated one. */
const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('')
