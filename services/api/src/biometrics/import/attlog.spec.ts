import { readAttlog } from './attlog'

const faults = (text: string) =>
  readAttlog(text).lines.map(({ row, fault, punch }) => [row, fault ?? punch!.pin])

describe('the lines of an attlog.dat', () => {
  it('are read with leading spaces, CRLF and the columns of ZKTeco', () => {
    const text =
      '        7\t2026-03-02 08:59:01\t1\t0\t15\t0\r\n       12\t2026-03-02 17:10:22\t1\t1\t1\t0\t0\r\n'

    expect(readAttlog(text)).toEqual({
      serial_no: null,
      lines: [
        { row: 1, punch: { pin: '7', time: '2026-03-02 08:59:01', status: 0, verify: 15 } },
        { row: 2, punch: { pin: '12', time: '2026-03-02 17:10:22', status: 1, verify: 1 } },
      ],
    })
  })

  it('may have only PIN and time, or empty columns', () =>
    expect(
      readAttlog('7\t2026-03-02 08:59:01\n7\t2026-03-02 08:59:01\t\t\t').lines.map(
        ({ punch }) => punch,
      ),
    ).toEqual([
      { pin: '7', time: '2026-03-02 08:59:01', status: 255, verify: 255 },
      { pin: '7', time: '2026-03-02 08:59:01', status: 255, verify: 255 },
    ]))

  it('may stand between a serial number and a checksum', () => {
    const text = 'CGKK223862906\r\n7\t2026-03-02 08:59:01\t1\t0\t1\t0\r\n48213\r\n'
    expect(readAttlog(text)).toMatchObject({ serial_no: 'CGKK223862906', lines: [{ row: 2 }] })
  })

  it('are named with their fault', () =>
    expect(
      faults(
        [
          'garbage line',
          '',
          '=1+1\t2026-03-02 08:59:01\t1\t0',
          '7\t02-03-2026 08:59:01\t1\t0',
          '7\t2026-02-30 08:59:01\t1\t0',
          '7\t2026-03-02 08:59:01\t1\tin',
          '7\t2026-03-02 17:00',
        ].join('\n'),
      ),
    ).toEqual([
      [1, 'not_a_punch'],
      [3, 'pin'],
      [4, 'time'],
      [5, 'time'],
      [6, 'not_a_punch'],
      [7, 'cut'],
    ]))

  it('are not taken when the last one may lack its status', () => {
    const whole = '7\t2026-03-02 08:59:01\t1\t0\t1\t0'
    expect(faults(`${whole}\n7\t2026-03-02 17:00:00\t1`)).toEqual([
      [1, '7'],
      [2, 'cut'],
    ])
    expect(faults(`${whole}\n7\t2026-03-02 17:00:00\t1\t1`)).toEqual([
      [1, '7'],
      [2, '7'],
    ])
  })
})
