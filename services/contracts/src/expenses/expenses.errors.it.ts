import { errorWords } from '../kernel/errors'
import type { expensesErrors } from './expenses.errors'

export const expensesErrorsIt = errorWords<'it', typeof expensesErrors>()({
  'expenses.future': 'La data di una spesa non può essere futura.',
  'expenses.too_old': 'Non puoi selezionare un giorno distante più di 10 anni.',
  'expenses.places': 'Un importo in {currency} ha al massimo {places} decimali.',
  'expenses.rate_missing': 'Inserisci il cambio da {currency} a {base}.',
  'expenses.rate_unfit': 'Con questo cambio l’importo è di {amount} {base}.',
  'expenses.already_approved': 'Questa spesa è già approvata.',
  'expenses.already_rejected': 'Questa spesa è già rifiutata.',
  'expenses.not_pending': 'Si può modificare solo una spesa in attesa.',
  'expenses.not_approved': 'Si può rimborsare solo una spesa approvata.',
  'expenses.paid': 'Questa spesa è stata rimborsata; può cambiarlo solo una scrittura di storno.',
  'expenses.was_paid':
    'Questa spesa è stata rimborsata una volta, quindi resta in contabilità. Puoi invece rifiutarla.',
  'expenses.in_pay_run':
    'Questa spesa è una voce di un’elaborazione in bozza. Approva l’elaborazione, eliminala o togline il dipendente.',
  'expenses.paid_by_run':
    'Un’elaborazione paghe ha pagato questa spesa; può cambiarlo solo lo storno della busta paga.',
  'expenses.not_paid': 'Questa spesa non è stata rimborsata.',
  'expenses.own': 'Non puoi decidere una tua richiesta.',
  'expenses.name': 'Inserisci il nome della spesa.',
  'expenses.category': 'Seleziona il tipo di spesa.',
  'expenses.description': 'Inserisci la descrizione.',
  'expenses.cost': 'Inserisci il costo come numero.',
  'expenses.cost_least': 'Il costo deve essere superiore a 0.',
  'expenses.cost_most': 'Il costo deve essere inferiore a 1.000.000.000.000.',
  'expenses.date': 'Inserisci la data della spesa.',
  'expenses.rate': 'Inserisci il cambio come numero.',
  'expenses.rate_least': 'Il cambio deve essere superiore a 0.',
  'expenses.rate_most': 'Il cambio deve essere inferiore a 1.000.000.000.',
  'expenses.decision': 'Approva o rifiuta: una delle due.',
  // Warnings in an answer, not refusals.
  'expenses.same_claim': 'Esiste già una spesa dello stesso giorno e dello stesso importo.',
  'expenses.same_receipt': 'Questo giustificativo appartiene già a un’altra spesa.',
  'expenses.not_your_step': 'Questo passaggio della spesa lo decide un’altra persona.',
  'expenses.rate_approved':
    'Un passaggio precedente ha approvato un altro importo. Rifiuta la spesa per ricominciare i suoi passaggi.',
  'expenses.rate_steps':
    'Con questo cambio l’importo è di {amount} {base}, che richiede altri passaggi. Rifiuta la spesa, così il dipendente inserisce il cambio.',
  'expenses.rule_overlaps': 'Un’altra regola vale per gli stessi tipi e lo stesso importo.',
  'expenses.rules_too_many': 'Ci sono già 50 regole.',
  'expenses.rule_amount': 'Un importo da 0 a meno di 1.000.000.000.000.',
  'expenses.rule_name': 'Inserisci un nome per la regola.',
  'expenses.rule_steps': 'Una regola ha da uno a cinque passaggi.',
  'expenses.step_role': 'Scegli il ruolo che decide questo passaggio.',
  'expenses.step_people': 'Scegli da una a dieci persone attive per questo passaggio.',
})
