import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  title: 'Champs personnalisés',
  companyTitle: 'Données de l’entreprise',
  history: 'Historique des champs personnalisés',
  updated: 'Informations mises à jour',
  adminsSee: 'Seuls les administrateurs peuvent voir ceci.',
  adminsEdit: 'Seuls les administrateurs peuvent modifier ceci.',
  download: 'Télécharger {{name}}',
  removeFile: 'Retirer le fichier',
  removeTitle: 'Retirer {{name}} ?',
  removeText: 'Le fichier est retiré de ce champ. L’historique conserve son nom.',
  removed: 'Fichier retiré',
  valuesChanged: 'Champs personnalisés modifiés',
})
