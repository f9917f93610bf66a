export const en: Readonly<Record<string, string>> = {
  'Implantação da República': 'Republic Day',
  'Restauração da Independência': 'Restoration of Independence',
}
