import { commandAnswers, enrolments, kindOf, punchLines } from './lines'
import { commandLines, handshake, tellUser } from './words'

describe('lines of a device', () => {
  it('are punches, whatever follows them', () =>
    expect(
      punchLines('7\t2026-03-02 09:00:00\t0\t1\t0\t0\r\n8\t2026-03-02 09:00:05\t255\t15\n').punches,
    ).toEqual([
      { pin: '7', time: '2026-03-02 09:00:00', status: 0, verify: 1 },
      { pin: '8', time: '2026-03-02 09:00:05', status: 255, verify: 15 },
    ]))

  it('that cannot be read do not block others', () => {
    const bad = [
      'x\u0000\t2026-03-02 09:00:00\t0\t1',
      '7\t2026-02-30 09:00:00\t0\t1',
      '7\tyesterday\t0\t1',
      'nothing',
      '7\t2026-03-02 24:00:00\t0\t1',
    ]

    const { punches, unread, cut } = punchLines(`${bad.join('\n')}\n9\t2026-03-02 09:00:00\t1\t1\n`)
    expect([punches.map(({ pin }) => pin), unread, cut]).toEqual([['9'], bad, false])
  })

  it('stop at an incomplete last line', () => {
    for (const half of ['8\t2026-03-02 09', '8\t2026-03-02 09:00:00\t', '8'])
      expect(punchLines(`7\t2026-03-02 09:00:00\t0\t1\n${half}`).cut).toBe(true)

    expect(punchLines('7\t2026-03-02 09:00:00\t0\t1\t0')).toMatchObject({
      cut: false,
      punches: [{ pin: '7' }],
    })
  })

  it('say in and out, unless people do not press the keys', () => {
    expect([0, 1, 2, 3, 4, 5, 255].map((status) => kindOf(status, true))).toEqual([
      'in',
      'out',
      'break',
      'back',
      'in',
      'out',
      'any',
    ])
    expect(kindOf(1, false)).toBe('any')
  })

  it('tell who was enrolled, and nothing of how', () =>
    expect(
      enrolments(
        'FP PIN=7\tFID=6\tSize=10\tValid=1\tTMP=c2VjcmV0\nBIODATA Pin=8\tNo=0\tIndex=0\tValid=1\tType=9\tTmp=c2VjcmV0\nUSER PIN=9\tName=Ana\n',
      ),
    ).toEqual([
      { pin: '7', by: 'finger' },
      { pin: '8', by: 'face' },
    ]))

  it('answer commands', () =>
    expect(
      commandAnswers('ID=7&Return=0&CMD=DATA\nID=8&Return=-1002&CMD=DATA\nID=x&Return=1\n'),
    ).toEqual([
      { number: 7, result: 0 },
      { number: 8, result: -1002 },
    ]))
})

describe('words to a device', () => {
  it('begin with its position, each on a line that ends', () => {
    const text = handshake('CKJ1', { stamp: '42', offset: 330 })
    expect(text).toContain('GET OPTION FROM: CKJ1\nATTLOGStamp=42\n')
    expect(text).toContain(
      'TransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser\nTimeZone=330\nRealtime=1\n',
    )
    expect(text.endsWith('\n')).toBe(true)
  })

  it('are one command each, for any name of a person', () =>
    expect(commandLines([{ number: 3, text: tellUser('7', 'Ana\tPri=14\nC:4:REBOOT') }])).toBe(
      'C:3:DATA UPDATE USERINFO PIN=7\tName=Ana Pri=14 C:4:REBOOT\tPri=0\n',
    ))
})
