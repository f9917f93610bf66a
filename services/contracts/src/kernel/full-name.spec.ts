import { fullName } from './full-name'

describe('a whole name', () => {
  it.each([
    ['Ines', 'Duarte', 'Ines Duarte'],
    ['Gabriel', 'García Márquez', 'Gabriel García Márquez'],
    ['小明', '王', '王小明'],
    ['さくら', '髙橋', '髙橋さくら'],
    ['민준', '김', '김민준'],
    ['Jackie', '陳', 'Jackie 陳'],
    ['小明', 'Wang', '小明 Wang'],
    ['Sukarno', '', 'Sukarno'],
    ['Sukarno', null, 'Sukarno'],
    ['小明', null, '小明'],
    [null, 'Duarte', 'Duarte'],
    [null, null, ''],
  ])('of %p and %p is %p', (first_name, last_name, whole) =>
    expect(fullName({ first_name, last_name })).toBe(whole),
  )
})
