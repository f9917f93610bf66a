export const en = {
  birthday: (name: string) => `Birthday: ${name}`,
  leave: (name: string) => `Away: ${name}`,
  half: { first_half: ' (first half of the day)', second_half: ' (second half of the day)' },
  part: (text: string) => ` (${text})`,
}
