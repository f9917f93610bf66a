import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  everything: 'Tutto',
  nothing:
    'Solo quello che può fare ogni dipendente: il proprio tempo, le proprie assenze e spese, il proprio profilo.',
  notHeld: 'Non puoi dare un’autorizzazione che non hai.',
  group: { company: 'Azienda', people: 'Persone', areas: 'Aree', audit: 'Revisione' },
  permission: {
    edit_company: 'Modificare l’azienda',
    manage_company: 'Gestire l’azienda',
    edit_manager: 'Modificare i contratti',
    manage_employee: 'Corona',
    manage_payroll: 'Paghe',
    manage_recruiting: 'Selezione',
    manage_invoices: 'Fatture',
    manage_time_off: 'Ferie e permessi',
    manage_surveys: 'Sondaggi',
    view_audit: 'Vedere tutto',
  },
  about: {
    edit_company:
      'Impostazioni aziendali, sedi, ruoli, reparti e responsabili delle persone, e tutte le autorizzazioni qui sotto',
    manage_company: 'Aggiungere persone, decidere richieste e amministrare ogni area',
    edit_manager: 'Dettagli e versioni dei contratti, tranne i propri',
    manage_employee: 'Con Modificare l’azienda: una corona accanto al nome',
    manage_payroll: 'Elaborazioni paghe, buste paga e file di pagamento di tutti i dipendenti',
    manage_recruiting: 'Annunci di lavoro e candidati',
    manage_invoices: 'Fatture e relativi pagamenti',
    manage_time_off: 'Assenze di tutti i dipendenti: richieste, saldi e rettifiche',
    manage_surveys: 'Sondaggi e relativi risultati',
    view_audit:
      'Leggere ogni elenco, record e cronologia, retribuzioni comprese, senza modificare nulla',
  },
})
