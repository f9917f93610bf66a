import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  billing: {
    readOnly:
      'Quest’area di lavoro è in sola lettura: la prova è terminata e non c’è un abbonamento.',
    pastDue:
      'L’ultimo pagamento per quest’area di lavoro non è riuscito. Senza pagamento diventerà di sola lettura.',
    trialEnds: 'La prova termina il {{moment}}. Dopo, quest’area di lavoro sarà in sola lettura.',
    plans: 'Scegli un piano',
    card: 'Controlla la carta',
    later: 'Nascondi fino a domani',
  },
  closing: {
    announced:
      'Questa azienda chiude. È in sola lettura dal {{closes}} e i suoi dati saranno cancellati il {{erases}}.',
    closed:
      'Questa azienda ha chiuso il {{closes}}. È in sola lettura e i suoi dati saranno cancellati il {{erases}}.',
    take: 'Esporta i tuoi dati',
  },
  verify: {
    text: 'Prima di continuare, controlla la tua email: dovresti avere un link di verifica. Se non è arrivato,',
    link: 'fai clic qui per richiederne un altro.',
    sent: 'Un nuovo link di verifica è stato inviato a {{email}}.',
    failed: 'Invio non riuscito. Riprova più tardi.',
  },
})
