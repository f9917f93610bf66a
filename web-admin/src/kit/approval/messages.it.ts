import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Passaggi di approvazione',
  name: 'Nome',
  steps: 'Passaggi',
  step: 'Passaggio {{number}}',
  who: 'Decide',
  by: {
    manager: 'Il responsabile',
    role: 'Un ruolo',
    people: 'Persone indicate',
  },
  role: 'Ruolo',
  chooseRole: 'Scegli un ruolo',
  people: 'Persone',
  all: 'Decide ciascuna di loro',
  allHint: 'Altrimenti la prima che lo fa.',
  escalate: 'Giorni prima che possano decidere anche gli amministratori',
  escalateHint: 'Lascia vuoto per mai.',
  removeStep: 'Togli il passaggio {{number}}',
  addStep: 'Aggiungi passaggio',
  add: 'Aggiungi regola',
  edit: 'Modifica regola',
  added: 'Regola aggiunta',
  edited: 'Regola aggiornata',
  deleted: 'Regola eliminata',
  deleteText: 'Le richieste precedenti mantengono i loro passaggi.',
  preview: 'Anteprima',
  person: 'Persona',
})
