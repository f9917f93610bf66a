import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const lines = (count: number) => '  call()\n'.repeat(count)

const switchOf = (cases: number) =>
  `function pay(kind) {\nswitch (kind) {\n${Array.from({ length: cases }, (_, n) => `case ${n}:\n${lines(20)}`).join('')}}\n}`

/** What is refused, its text, the sentence, and its file's extension. */
const refused: [string, string, string, extension?: string][] = [
  [
    'a fifth parameter of a function',
    'export const sum = (a: 1, b: 2, c: 3, d: 4, e?: 5) => a',
    '1 sum has 5 parameters; give the last ones as an object',
  ],
  [
    'a fifth parameter of a method',
    'class Pay {\n  add(a, b, c, d, e) {}\n}',
    '2 add has 5 parameters; give the last ones as an object',
  ],
  [
    'a fifth parameter of a class that the code makes itself',
    'class Pay {\n  constructor(a, b, c, d, e) {}\n}',
    '2 constructor has 5 parameters; give the last ones as an object',
  ],
  [
    'a fifth parameter of a type',
    'type Pay = (a: 1, b: 2, c: 3, d: 4, e: 5) => 6',
    '1 Pay has 5 parameters; give the last ones as an object',
  ],
  [
    'a function of more than 60 lines',
    `function pay() {\n${lines(59)}}`,
    '1 pay has 61 lines; give its parts names',
  ],
  [
    'a component of more than 100 lines',
    `function PayCard() {\n${lines(99)}}`,
    '1 PayCard has 101 lines; give its parts names',
    'tsx',
  ],
  [
    'a hook of more than 60 lines',
    `function usePay() {\n${lines(59)}}`,
    '1 usePay has 61 lines; give its parts names',
    'tsx',
  ],
  [
    'a function in a component of more than 60 lines',
    `function PayCard() {\n  pays.map(() => {\n${lines(59)}  })\n}`,
    '2 a function has 61 lines; give its parts names',
    'tsx',
  ],
  [
    'a function that only has the name of a component',
    `function PayCard() {\n${lines(59)}}`,
    '1 PayCard has 61 lines; give its parts names',
  ],
  [
    'a function that a call assigns to a property',
    'function wait(timer) {\n  timer.wake = () => timer.stop()\n}',
    '2 a function outlives its call in V8; name it first, or make it a method of a class',
  ],
  [
    'a function that a call assigns to a property without a value',
    'const wait = (timer) => {\n  timer[0] ??= function () {}\n}',
    '2 a function outlives its call in V8; name it first, or make it a method of a class',
  ],
  [
    'an accessor of an object that a call makes',
    'const event = (open) => ({\n  get data() {\n    return open()\n  },\n})',
    '2 data outlives its call in V8; name it first, or make it a method of a class',
  ],
]

const accepted: [string, string, extension?: string][] = [
  [
    'parameters that Nest or the called function fills',
    '@Injectable()\nclass Pay {\n  constructor(a, b, c, d, e) {}\n}\nread((a, b, c, d, e) => a)\nfunction four(this: Pay, a, b, c, d) {}',
  ],
  ['a function of 60 lines', `function pay() {\n${lines(58)}}`],
  [
    'lines of a named inner function, which count for that one',
    `function pay() {\n  const add = () => {\n${lines(50)}  }\n${lines(40)}}`,
  ],
  ['a switch of many short cases', switchOf(9)],
  ['a component of 100 lines', `function PayCard() {\n${lines(98)}}`, 'tsx'],
  [
    'functions that do not outlive their call',
    'module.run = () => {}\nclass Lazy {\n  get data() {}\n}\nfunction wait(timer) {\n  const wake = () => {}\n  timer.wake = wake\n  return { wake: () => {} }\n}',
  ],
]

let folder: string
let status: number | null
let said: string[]

// One run checks all files: each run loads the compiler.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workledger-functions-'))

  const write = (name: string, text: string, extension = 'ts') => {
    const path = join(folder, `${name}.${extension}`)
    writeFileSync(path, text)
    return path
  }

  const paths = [
    ...refused.map(([, text, , extension], n) => write(`refused-${n}`, text, extension)),
    ...accepted.map(([, text, extension], n) => write(`accepted-${n}`, text, extension)),
  ]

  const run = spawnSync(process.execPath, [join(__dirname, 'check-functions.mjs'), ...paths], {
    encoding: 'utf8',
  })

  status = run.status
  said = run.stderr.trim().split('\n')
})

afterAll(() => rmSync(folder, { recursive: true }))

const saidOf = (name: string) =>
  said
    .filter((line) => line.startsWith(join(folder, `${name}.`)))
    .map((line) => line.replace(/^.*\.tsx?:/, ''))

it.each(refused.map(([what, , sentence], n) => ({ what, sentence, n })))(
  'refuses $what',
  ({ sentence, n }) => {
    expect(saidOf(`refused-${n}`)).toEqual([sentence])
  },
)

it.each(accepted.map(([what], n) => ({ what, n })))('accepts $what', ({ n }) => {
  expect(saidOf(`accepted-${n}`)).toEqual([])
})

it('fails if it refuses anything, and says nothing else', () => {
  expect([status, said.length]).toEqual([1, refused.length])
})
