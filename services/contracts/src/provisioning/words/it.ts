import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    provisioning: 'Directory',
    'provisioned-group': 'Gruppo della directory',
  },
  fields: {
    add_departments: 'Aggiungi reparti',
    added: 'Aggiunto',
    confirmed_by: 'Confermato da',
    confirmed: 'Confermato da',
    external_id: 'Id nella directory',
    gives: 'I membri ottengono',
    group_id: 'Gruppo',
    invite: 'Invita i nuovi assunti',
    leavers: 'Chi lascia l’azienda',
    mapped_by: 'Associato da',
    mapping: 'Associazione',
    members: 'Membri',
    names: 'Nomi utente',
    people: 'Persone',
    removed: 'Rimosso',
    source: 'Origine',
    state: 'Stato',
    target: 'Tipo',
    target_id: 'Ruolo o reparto',
    user_name: 'Nome utente',
    user_name_key: 'Nome utente (hash)',
    waits: 'Attende un altro amministratore',
  },
  values: {
    access: 'Termina l’accesso',
    directory: 'Directory',
    sign_in: 'Accesso',
    employment: 'Termina il rapporto',
    department: 'Reparto',
    role: 'Ruolo',
    mapped: 'Associato',
    unmapped: 'Non associato',
    waiting: 'Attende un altro amministratore',
  },
} satisfies WordsLike<typeof english>
