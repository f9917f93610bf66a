import { chineseFor } from './pinyin'

const finds = (typed: string, name: string) =>
  chineseFor(typed).some((each) => new RegExp(each).test(name))

describe('pinyin', () => {
  it.each([
    ['wang', '王小明'],
    ['wangxiaoming', '王小明'],
    ['WangXiaoMing', '王小明'],
    ['wangx', '王小明'],
    ['wxm', '王小明'],
    ['xiaoming', '王小明'],
    ['xian', '西安'],
    ['xian', '先生'],
    ['lv', '吕布'],
    ['shan', '单田芳'],
    ['ouyang', '欧阳锋'],
    ['liwei', '李伟'],
  ])('%s finds %s', (typed, name) => expect(finds(typed, name)).toBe(true))

  it.each([
    ['wang', '李伟'],
    ['wangwei', '王小明'],
    ['lw', '王小明'],
  ])('%s does not find %s', (typed, name) => expect(finds(typed, name)).toBe(false))

  it('reads neither other letters nor long texts', () => {
    expect(['w', 'müller', 'wang 2', '王', 'smith', 'an'.repeat(20)].flatMap(chineseFor)).toEqual(
      [],
    )
  })

  it('stays small for texts that can be cut in many ways', () => {
    expect(chineseFor('ananananananananananan').join('|').length).toBeLessThan(5_000)
    expect(chineseFor('a'.repeat(24)).join('|').length).toBeLessThan(5_000)
  })
})
