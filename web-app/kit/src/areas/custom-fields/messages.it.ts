import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  title: 'Campi personalizzati',
  companyTitle: 'Dati dell’azienda',
  history: 'Cronologia dei campi personalizzati',
  updated: 'Dati aggiornati',
  adminsSee: 'Lo vedono solo gli amministratori.',
  adminsEdit: 'Lo modificano solo gli amministratori.',
  download: 'Scarica {{name}}',
  removeFile: 'Rimuovi il file',
  removeTitle: 'Rimuovere {{name}}?',
  removeText: 'Il file viene rimosso da questo campo. La cronologia ne conserva il nome.',
  removed: 'File rimosso',
  valuesChanged: 'Campi personalizzati modificati',
})
