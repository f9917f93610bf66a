import { registerBody, resetBody } from './access.api'
import { isEasyPassword, isOwnAddress, newPassword } from './passwords'

describe('passwords', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'aaaaaaaa',
    '        ',
    'abababab',
    '12345678',
    '87654321',
    '1234567890',
    'qwertyui',
    'letmein123',
    'welcome2026',
    '1q2w3e4r5t',
    'iloveyou!!',
  ])('%s is too easy', (password) => expect(isEasyPassword(password)).toBe(true))

  it.each([
    'correct horse battery',
    'northwind-demo',
    'taken over',
    ' blanks count ',
    'tr0ub4dor&3',
    'passing-clouds',
    '密码密碼パスワード長い',
  ])('%s is taken', (password) => expect(isEasyPassword(password)).toBe(false))

  it('names each thing that is wrong', () => {
    const said = (password: string) =>
      newPassword()
        .safeParse(password)
        .error?.issues.map(({ message }) => message)

    expect(said('')).toContain('access.new_password')
    expect(said('passwor')).toEqual(['access.password_short'])
    expect(said('password')).toEqual(['access.password_easy'])
    expect(said(' with blanks around ')).toBeUndefined()
  })

  it("refuses the user's own address, and the part before its @", () => {
    expect(isOwnAddress('Maria.Silva@example.com', 'maria.silva@example.com')).toBe(true)
    expect(isOwnAddress('maria.silva', 'maria.silva@example.com')).toBe(true)
    expect(isOwnAddress('maria.silva.2', 'maria.silva@example.com')).toBe(false)
    const passwords = { password: 'maria.silva', password_confirmation: 'maria.silva' }
    const email = 'maria.silva@example.com'

    for (const result of [
      registerBody.safeParse({ first_name: 'M', last_name: 'S', email, ...passwords }),
      resetBody.safeParse({ token: 'x', email, ...passwords }),
    ])
      expect(result.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
        ['password', 'access.own_address'],
      ])
  })
})
