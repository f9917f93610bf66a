import { errorWords } from '../kernel/errors'
import type { customFieldErrors } from './custom-fields.errors'

export const customFieldErrorsIt = errorWords<'it', typeof customFieldErrors>()({
  'custom_fields.order':
    'Indica ogni campo della categoria una volta. Nel frattempo un’altra persona può averne aggiunto o eliminato uno.',
  'custom_fields.name': 'Inserisci il nome del campo personalizzato.',
  'custom_fields.type': 'Inserisci il tipo del campo personalizzato.',
  'custom_fields.mandatory': 'Seleziona un’opzione.',
  'custom_fields.visible_to': 'Seleziona la visibilità.',
  'custom_fields.editable': 'Seleziona se è modificabile.',
  'custom_fields.category': 'Scegli azienda o dipendente.',
  'custom_fields.category_stays': 'La categoria di un campo non si può cambiare.',
  'custom_fields.key_taken':
    'Esiste già un campo «{name}». Due nomi devono differire per più che spazi e maiuscole.',
  'custom_fields.too_many': 'Ci sono già {most} campi, il massimo possibile.',
  'custom_fields.has_values':
    'Questo campo ha dei valori, quindi il tipo non si può cambiare. Prima svuotali, oppure aggiungi un altro campo.',
  'custom_fields.changed':
    'Nel frattempo il campo è stato modificato o eliminato. Ricarica la pagina e riprova.',
  'custom_fields.required': '«{name}» non può essere vuoto.',
  'custom_fields.admins_only': 'Solo un amministratore può modificare «{name}».',
  'custom_fields.date': 'Inserisci la data nel formato AAAA-MM-GG.',
  'custom_fields.whole': 'Inserisci un numero intero di al massimo 15 cifre.',
  'custom_fields.number': 'Inserisci un numero di al massimo 15 cifre e 10 decimali.',
  'custom_fields.takes_file': 'Questo campo accetta un file.',
})
