import { spelled } from './spelled'

const finds = (name: string, typed: string) => new RegExp(spelled(typed), 'iu').test(name)

describe('a search text', () => {
  it.each([
    ['Müller', 'muller'],
    ['Muller', 'MÜLLER'],
    ['Łukasz Øster', 'lukasz oster'],
    ['Straße', 'strasse'],
    ['Strasse', 'straße'],
    ['Ærø', 'aero'],
    ['İbrahim', 'ibrahim'],
    ['Алёна', 'алена'],
    ['أحمد', 'احمد'],
    ['احمد', 'أَحمد'],
    ['فاطمة', 'فاطمه'],
    ['김민준', '민준'],
  ])('finds %s by %s', (name, typed) => expect(finds(name, typed)).toBe(true))

  it.each([
    ['Miller', 'muller'],
    ['Oxford', 'o.ford'],
    ['aaa', 'a+'],
    ['(x)', '(y)'],
    ['', 'َ'],
  ])('does not find %s by %s', (name, typed) => expect(finds(name, typed)).toBe(false))

  it('takes characters of a pattern literally', () => {
    const typed = '\\^$.[]|()?*+{}%_-'
    expect(finds(`x${typed}y`, typed)).toBe(true)
  })
})
