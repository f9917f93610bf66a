import { errorWords } from '../kernel/errors'
import type { provisioningErrors } from './provisioning.errors'

export const provisioningErrorsIt = errorWords<'it', typeof provisioningErrors>()({
  'provisioning.own_mapping': 'Un altro amministratore deve confermare questa associazione.',
  'provisioning.nothing_waits': 'Nessuna associazione di questo gruppo attende conferma.',
  'provisioning.employment_ended':
    'Il rapporto di lavoro di questa persona è cessato. Riassumila prima in Workledger.',
  'provisioning.own_role':
    'Un token non può dare al suo autore o titolare un ruolo con più autorizzazioni. Usa il token di un altro amministratore.',
  'provisioning.groups_most':
    'Un’azienda ha al massimo {groups} gruppi, con {most} membri in tutto.',
  'provisioning.members_most': 'Un gruppo ha al massimo {most} membri.',
  'provisioning.user_name': 'Un’altra persona ha già questo nome utente.',
  'scim.filter': 'Questo filtro non è leggibile o è troppo lungo.',
  'scim.unfiltered': 'Le definizioni non accettano filtri.',
  'scim.path': 'Questo percorso non è leggibile.',
  'scim.target': 'Il percorso dell’operazione non corrisponde a nulla.',
  'scim.syntax': 'Il corpo non è un messaggio SCIM accettato da questa chiamata.',
  'scim.value': '{field} ha un valore che non può essere accettato.',
  'scim.mutability': '{field} non può essere modificato.',
  'scim.unique': 'Esiste già un gruppo con questo nome.',
  'scim.member': 'Un membro non è una persona di questa azienda.',
  'scim.department_unknown':
    'Nessun reparto ha questo nome; la persona mantiene il suo. Aggiungilo e sincronizza di nuovo.',
  'scim.changed_meanwhile': 'Il record è cambiato nel frattempo. Rileggilo.',
})
