import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workledger-functions-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function check(text: string, file = 'some.ts') {
  const path = join(folder, file)
  writeFileSync(path, text)

  const { status, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, 'check-functions.mjs'), path],
    { encoding: 'utf8' },
  )

  return { status, stderr: stderr.replaceAll(path, file) }
}

it('refuses a fifth parameter of a function, a method and a class that the code makes itself', () => {
  expect(check('export const sum = (a: 1, b: 2, c: 3, d: 4, e?: 5) => a')).toEqual({
    status: 1,
    stderr: 'some.ts:1 sum has 5 parameters; give the last ones as an object\n',
  })

  expect(check('class Pay {\n  add(a, b, c, d, e) {}\n}').stderr).toContain(
    'some.ts:2 add has 5 parameters',
  )
  expect(check('class Pay {\n  constructor(a, b, c, d, e) {}\n}').stderr).toContain(
    'some.ts:2 constructor has 5 parameters',
  )
  expect(check('type Pay = (a: 1, b: 2, c: 3, d: 4, e: 5) => 6').stderr).toContain(
    'some.ts:1 Pay has 5 parameters',
  )
})

it('counts none that Nest or the called function fills', () => {
  const filled =
    '@Injectable()\nclass Pay {\n  constructor(a, b, c, d, e) {}\n}\nread((a, b, c, d, e) => a)\nfunction four(this: Pay, a, b, c, d) {}'
  expect(check(filled)).toEqual({ status: 0, stderr: '' })
})

it('refuses a function of more than 60 lines, and counts a switch by its longest case', () => {
  const lines = (count: number) => '  call()\n'.repeat(count)

  expect(check(`function pay() {\n${lines(59)}}`)).toEqual({
    status: 1,
    stderr: 'some.ts:1 pay has 61 lines; give its parts names\n',
  })

  expect(check(`function pay() {\n${lines(58)}}`)).toEqual({ status: 0, stderr: '' })

  expect(check(`function pay() {\n  const add = () => {\n${lines(50)}  }\n${lines(40)}}`)).toEqual({
    status: 0,
    stderr: '',
  })

  const cases = Array.from({ length: 9 }, (_, n) => `case ${n}:\n${lines(20)}`).join('')

  expect(check(`function pay(kind) {\nswitch (kind) {\n${cases}}\n}`)).toEqual({
    status: 0,
    stderr: '',
  })
})

it('lets a component have 100 lines, and no other function of its file', () => {
  const lines = (count: number) => '  call()\n'.repeat(count)
  expect(check(`function PayCard() {\n${lines(98)}}`, 'pay.tsx')).toEqual({ status: 0, stderr: '' })
  expect(check(`function PayCard() {\n${lines(99)}}`, 'pay.tsx').stderr).toBe(
    'pay.tsx:1 PayCard has 101 lines; give its parts names\n',
  )
  expect(check(`function usePay() {\n${lines(59)}}`, 'pay.tsx').stderr).toContain(
    'usePay has 61 lines',
  )
  expect(
    check(`function PayCard() {\n  pays.map(() => {\n${lines(59)}  })\n}`, 'pay.tsx').stderr,
  ).toContain('a function has 61 lines')
  expect(check(`function PayCard() {\n${lines(59)}}`, 'pay.ts').stderr).toContain(
    'PayCard has 61 lines',
  )
})
