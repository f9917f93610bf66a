import { errorWords } from '../kernel/errors'
import type { ssoErrors } from './sso.errors'

export const ssoErrorsIt = errorWords<'it', typeof ssoErrors>()({
  'sso.domain': 'Inserisci un dominio, per esempio example.com.',
  'sso.public_domain': 'Gli indirizzi di {domain} sono di molte aziende. Usa il tuo dominio.',
  'sso.domain_added': 'Questo dominio è già nell’elenco.',
  'sso.domains_most': 'Un’azienda ha al massimo {most} domini.',
  'sso.domain_taken':
    'Un’altra azienda di questa installazione ha verificato questo dominio. Prima deve rimuoverlo.',
  'sso.no_record':
    'Il record TXT non è stato trovato in {domain}. I record nuovi possono richiedere un’ora.',
  'sso.dns': 'Il DNS non ha risposto per {domain}. Non è cambiato nulla. Riprova più tardi.',
  'sso.last_domain':
    'L’accesso tramite il provider è obbligatorio e richiede questo dominio. Prima togli l’obbligo.',
  'sso.name': 'Inserisci il nome che le persone vedranno.',
  'sso.issuer': 'Inserisci l’indirizzo dell’emittente, per esempio https://login.example.com.',
  'sso.private_issuer': 'L’indirizzo dell’emittente è in una rete privata.',
  'sso.http_issuer': 'L’indirizzo dell’emittente deve iniziare con https://.',
  'sso.client_id': 'Inserisci l’id del client.',
  'sso.client_secret': 'Inserisci il segreto di questo client.',
  'sso.scope': 'Uno scope non contiene spazi né virgolette.',
  'sso.no_provider': 'L’azienda non ha ancora un provider.',
  'sso.no_domain': 'Prima verifica un dominio.',
  'sso.no_emergency':
    'Prima nomina almeno un amministratore per l’accesso di emergenza, così l’azienda resta raggiungibile.',
  'sso.emergency_admin': 'L’accesso di emergenza richiede amministratori attivi con un account.',
  'sso.sign_in_first':
    'Prima accedi tu tramite il provider. Così si vede che funziona prima che altri ne dipendano.',
  'sso.not_emergency': 'Non sei nominato per l’accesso di emergenza a questa azienda.',
  'sso.second_factor':
    'L’accesso di emergenza richiede password e secondo fattore. Accedi di nuovo con entrambi.',
  'sso.not_linked': 'Nessun provider di questa azienda è collegato a questo account.',
  'sso.reason': 'Spiega perché il provider non si può usare.',
  'sso.other_way': 'Questa sessione non è stata aperta da un provider. Usa la tua password.',
  'sso.expired':
    'Questo accesso è finito, è già stato usato o è iniziato in un altro browser. Ricomincia.',
  'sso.test_passed': 'Il provider risponde, con la sua descrizione e le sue chiavi.',
  'sso.unknown': 'Questa azienda non offre l’accesso tramite un provider.',
  'sso.unreachable': 'Il provider non risponde su {host}.',
  'sso.slow': 'Il provider su {host} ha impiegato troppo tempo a rispondere.',
  'sso.private': 'Il provider rimanda a {host}, che è in una rete privata.',
  'sso.redirected': 'Il provider su {host} reindirizza invece di rispondere.',
  'sso.too_large': 'La risposta del provider su {host} è troppo grande.',
  'sso.not_json': 'Il provider su {host} non risponde in JSON.',
  'sso.status': 'Il provider su {host} risponde con lo stato {status}.',
  'sso.other_issuer': 'Il provider si presenta con un emittente diverso da quello impostato qui.',
  'sso.no_code_flow': 'Il provider non offre il flusso con codice di autorizzazione e PKCE.',
  'sso.wrong_client': 'Il provider rifiuta l’id o il segreto del client.',
  'sso.refused': 'Il provider ha rifiutato l’accesso: {reason}.',
  'sso.code_used': 'Il provider rifiuta il codice di questo accesso. Ricomincia.',
  'sso.nonce': 'La risposta del provider appartiene a un altro accesso (nonce).',
  'sso.audience': 'La risposta del provider è per un altro programma (audience).',
  'sso.answer_issuer': 'La risposta del provider ha un altro emittente.',
  'sso.signature': 'La risposta del provider non ha una firma valida.',
  'sso.answer_expired':
    'La risposta del provider è scaduta. Controlla gli orologi dei due server, poi ricomincia.',
  'sso.not_fresh': 'Il provider non ha chiesto di nuovo chi sei. Ricomincia.',
  'sso.answer': 'La risposta del provider non si può usare.',
  'sso.no_address': 'Il provider non indica un indirizzo email. Controlla lo scope email.',
  'sso.unverified':
    'Il provider non dice di aver verificato l’indirizzo. Un amministratore può considerare attendibili i suoi indirizzi.',
  'sso.other_domain': 'L’indirizzo non è in un dominio verificato dall’azienda.',
  'sso.no_person':
    'Nessuna persona dell’azienda ha questo indirizzo. Chiedi un invito a un amministratore.',
  'sso.ended': 'Il tuo accesso a questa azienda è terminato.',
  'sso.other_address':
    'Il tuo account qui ha un altro indirizzo. Prima sostituiscilo con quello dell’azienda.',
  'sso.other_subject':
    'Questo account è collegato a un altro account del provider. Rivolgiti a un amministratore.',
  'sso.unverified_account':
    'L’account con questo indirizzo non è verificato. Prima segui il link nella sua email.',
  'sso.other_person': 'Il provider ha fatto accedere un’altra persona.',
})
