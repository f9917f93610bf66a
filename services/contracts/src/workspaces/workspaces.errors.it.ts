import { errorWords } from '../kernel/errors'
import type { workspaceErrors } from './workspaces.errors'

export const workspacesErrorsIt = errorWords<'it', typeof workspaceErrors>()({
  'workspace.subdomain_taken': 'Questo sottodominio è già in uso.',
  'workspace.admin': 'Scegli un amministratore dell’azienda.',
  'workspace.timezone': 'Questo fuso orario non esiste.',
  'workspace.name': 'Inserisci il nome dell’azienda.',
  'workspace.phone': 'Inserisci il numero di telefono.',
  'workspace.country': 'Scegli un Paese.',
  'workspace.subdomain': 'Usa lettere, cifre e trattini.',
  'workspace.oid_pattern':
    'Scrivi # una volta per ogni cifra del numero, una accanto all’altra, come EMP-###.',
  'workspace.four_eyes_two':
    'Il principio dei quattro occhi richiede due persone in forza, con invito accettato, che possano approvare le paghe; ora: {count}. Prima dai a un’altra persona l’autorizzazione Paghe.',
  'workspace.language': 'Scegli una lingua.',
  'workspace.links':
    'Scrivi ogni link come nome|indirizzo, separati da virgole. Gli indirizzi iniziano con https:// o mailto:.',
})
