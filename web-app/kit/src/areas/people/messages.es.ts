import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  about: 'Información general',
  address: 'Dirección',
  gender: 'Género',
  male: 'Hombre',
  female: 'Mujer',
  other: 'Otro',
  nationality: 'Nacionalidad',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  city: 'Ciudad',
  state: 'Provincia',
  country: 'País',
  choose: 'Elegir',
  updated: 'Información actualizada',
  invalid: 'Datos no válidos',
  roles: {
    Admin: 'Administrador',
    Manager: 'Responsable',
    Employee: 'Empleado',
    'Payroll Officer': 'Responsable de nóminas',
    Recruiter: 'Responsable de selección',
    Accountant: 'Contable',
    Auditor: 'Auditor',
  },
})
