import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  about: 'Informations générales',
  address: 'Adresse',
  gender: 'Sexe',
  male: 'Homme',
  female: 'Femme',
  other: 'Autre',
  nationality: 'Nationalité',
  phone: 'Téléphone',
  email: 'E-mail',
  city: 'Ville',
  state: 'État ou région',
  country: 'Pays',
  choose: 'Choisir',
  updated: 'Informations mises à jour',
  invalid: 'Données non valides',
  roles: {
    Admin: 'Administrateur',
    Manager: 'Responsable',
    Employee: 'Salarié',
    'Payroll Officer': 'Gestionnaire de paie',
    Recruiter: 'Recruteur',
    Accountant: 'Comptable',
    Auditor: 'Auditeur',
  },
})
