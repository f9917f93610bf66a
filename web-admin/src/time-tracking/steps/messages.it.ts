import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Approvazione delle settimane',
  text: 'Senza regola decide una sola persona. Una regola per certi reparti viene prima di una per tutti; poi quella con più ore. Una settimana inviata mantiene i suoi passaggi. Chi la invia non decide mai.',
  departments: 'Reparti',
  everyone: 'Tutti',
  noDepartment: 'Nessun reparto con questo nome',
  fromHours: 'Ore minime',
  fromHoursHint: '0 vale per ogni settimana.',
  previewText: 'Scegli una persona e delle ore per vedere a chi andrebbe la settimana.',
  oneStep: 'Decide una sola persona, il responsabile o un amministratore.',
  hours: 'Ore',
  empty: {
    title: 'Ancora nessuna regola',
    text: 'Ogni settimana la decide una sola persona, il responsabile o un amministratore.',
  },
})
