import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  about: 'Informazioni generali',
  address: 'Indirizzo',
  gender: 'Genere',
  male: 'Maschio',
  female: 'Femmina',
  other: 'Altro',
  nationality: 'Nazionalità',
  phone: 'Telefono',
  email: 'E-mail',
  city: 'Città',
  state: 'Provincia',
  country: 'Paese',
  choose: 'Scegli',
  updated: 'Dati aggiornati',
  invalid: 'Dati non validi',
  roles: {
    Admin: 'Amministratore',
    Manager: 'Responsabile',
    Employee: 'Dipendente',
    'Payroll Officer': 'Ufficio paghe',
    Recruiter: 'Recruiter',
    Accountant: 'Contabile',
    Auditor: 'Revisore',
  },
})
