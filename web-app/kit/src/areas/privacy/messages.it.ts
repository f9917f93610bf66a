import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  own: {
    title: 'I miei dati',
    text: 'Un file con tutti i dati che {{company}} conserva su di te: profilo, contratti, assenze, presenze, ore registrate, spese, buste paga, documenti, cronologia e consultazioni del tuo record. Come pagina da leggere, e come JSON per i programmi.',
  },
  workspace: {
    title: 'Esportazione di tutta l’azienda',
    text: 'Un file con tutti gli eventi e le prove del loro ordine, ogni elenco in CSV e tutti i file caricati. Contiene tutti i dati personali: conservalo al sicuro.',
    numbers:
      'Il file contiene tutti i numeri dei conti bancari non cifrati. Per prepararlo inserisci la password.',
  },
  password: 'La tua password',
  make: 'Prepara file',
  again: 'Riprova',
  making: 'Preparazione: {{percent}}',
  makingText: 'Può volerci un po’. Puoi lasciare questa pagina.',
  ready: 'Pronto',
  until: '{{size}}, conservato fino a: {{moment}}',
  download: 'Scarica',
  failed: 'Impossibile preparare il file.',
})
