import { errorWords } from '../kernel/errors'
import type { importErrors } from './import.errors'

export const importErrorsIt = errorWords<'it', typeof importErrors>()({
  'import.file': 'File non valido',
  'import.empty': 'Il file non ha righe sotto le intestazioni.',
  'import.too_many':
    'Il file è troppo grande: al massimo {rows} righe, {columns} colonne, {cells} celle e {characters} caratteri per cella.',
  'import.unfolded': 'Il file è troppo grande: al massimo 20 MB dopo la decompressione.',
  'import.columns': 'Le colonne non corrispondono.',
  'import.date_format':
    'La data {example} si può leggere in due modi. Scegli il formato della data.',
  'import.running_still': 'Questa importazione è ancora in corso. Annullala quando è finita.',
  'import.rows':
    'Non è stato importato nulla: {count, plural, one {# riga ha} other {# righe hanno}} errori.',
  'import.mapping': 'La mappatura è un oggetto di numeri di colonna e campi.',
  'import.managers':
    'I responsabili devono essere un oggetto che assegna un dipendente a un nome del file.',
  'import.pay_period': 'Scegli yearly, monthly, weekly o hourly.',
  'import.date_choice': 'Scegli YYYY-MM-DD, DD.MM.YYYY o MM/DD/YYYY.',
  'import.mode': 'Scegli good-rows o all-or-nothing.',
  'import.no_column': 'La mappatura indica una colonna che manca nel file.',
  'import.no_field': 'La mappatura indica un campo personalizzato che non esiste.',
  'import.twice': 'Da due colonne non può venire lo stesso campo: {fields}.',
  'import.too_long': '{field} supera {most} caratteri.',
  'import.single_name': '«{name}» è l’unico nome; la persona viene aggiunta con un solo nome.',
  'import.email': '«{email}» non è un indirizzo email valido.',
  'import.not_a_date': '«{text}» non è una data leggibile come {format}.',
  'import.end_before_hire': 'La data di fine {end} precede la data di assunzione {hired}.',
  'import.not_a_period': '«{text}» non è un periodo di paga. Usa yearly, monthly, weekly o hourly.',
  'import.pay_missing': 'Non è indicata alcuna retribuzione; il contratto viene creato senza.',
  'import.not_an_amount': '«{text}» non è un importo.',
  'import.currency_unclear':
    '«{text}» non dice quale valuta si intende. Scrivi le sue tre lettere, per esempio USD.',
  'import.not_a_currency': '«{text}» non è una valuta. Scrivi le sue tre lettere, per esempio USD.',
  'import.other_currency':
    'Il contratto viene creato in {currency}, che non è la valuta dell’azienda.',
  'import.not_hours': '«{text}» non è un numero di ore alla settimana.',
  'import.pay_negative': 'La retribuzione non può essere negativa.',
  'import.places': '«{text}» ha più di {places} decimali.',
  'import.same_oid': 'La riga {row} ha la stessa matricola «{value}».',
  'import.same_email': 'La riga {row} ha lo stesso indirizzo email «{value}».',
  'import.by_name':
    'Riconosciuto solo dal nome, perché la riga non ha né matricola né indirizzo email.',
  'import.clash': 'La matricola appartiene a {one}, l’indirizzo email a {other}.',
  'import.another_person':
    'La matricola «{oid}» appartiene a {name}, che ha già accettato l’invito. Dai a questa riga una matricola propria, o prima cambia il nome nel profilo di {name}.',
  'import.same_name':
    'La riga {row} ha lo stesso nome, e nessuna delle due ha una matricola o un indirizzo email per distinguerle.',
  'import.several':
    'Più dipendenti hanno questo nome, e la riga non ha né matricola né indirizzo email.',
  'import.same_employee': 'La riga {row} riguarda lo stesso dipendente.',
  'import.no_department':
    'Il reparto «{name}» non esiste, e può aggiungerlo solo chi ha l’autorizzazione «Modificare l’azienda».',
  'import.no_designation':
    'La qualifica «{name}» non esiste, e può aggiungerla solo chi ha l’autorizzazione «Modificare l’azienda».',
  'import.manager_unknown':
    'Il responsabile «{name}» non è né nel file né nell’azienda; il responsabile viene tralasciato.',
  'import.manager_self':
    'Un dipendente non può essere responsabile di sé; il responsabile viene tralasciato.',
  'import.manager_many':
    '{people} persone si chiamano «{name}»; il responsabile viene tralasciato. Una matricola o un indirizzo email le distinguerebbe.',
  'import.manager_gone':
    'Il responsabile «{name}» non lavora più qui; il responsabile viene tralasciato.',
  'import.manager_circle':
    'Con questo responsabile il dipendente sarebbe sopra di sé; il responsabile viene tralasciato.',
  'import.own_row':
    'Questa riga avvantaggia solo te, quindi deve importarla un’altra persona. Può farlo {name}.',
  'import.detail_unclear': '{field}: «{text}» non è comprensibile e viene tralasciato.',
  'import.no_office':
    'La sede «{name}» non esiste, e può aggiungerla solo chi ha l’autorizzazione «Modificare l’azienda»; il dipendente riceve la sede principale.',
  'import.no_role':
    'Il ruolo «{name}» non esiste; il dipendente riceve il ruolo dei nuovi arrivati. Per assegnarlo, prima aggiungi il ruolo.',
  'import.restricted_role':
    'Il ruolo «{name}» può darlo solo chi ha l’autorizzazione «Modificare l’azienda» e tutte le autorizzazioni di quel ruolo; il dipendente riceve il ruolo dei nuovi arrivati.',
  'import.no_policy':
    'La policy assenze «{name}» non esiste; il dipendente riceve la prima policy. Per assegnarla, prima aggiungi la policy.',
  'import.place_stays':
    'Sede, ruolo e policy assenze dei dipendenti esistenti restano invariati; modificali nel profilo.',
  'import.restricted':
    'Solo chi ha l’autorizzazione «Modificare l’azienda» può modificare matricola, reparto, responsabile e data di assunzione.',
  'import.restricted_pay':
    'Solo chi ha l’autorizzazione «Modificare l’azienda» può aggiungere contratti; la retribuzione viene tralasciata.',
  'import.joined': 'Questa persona ha già accettato l’invito; l’indirizzo email resta invariato.',
  'import.gone':
    'Il rapporto di lavoro di questa persona è cessato dal {day}; un’importazione non può annullarlo.',
  'import.swapped':
    'Nomi e cognomi sembrano scambiati: {swapped} responsabili su {managers} si trovano solo invertendo le due colonne.',
  'import.no_name_columns':
    'Nessuna colonna è stata riconosciuta come nome e cognome, né insieme né separati. Scegli le colonne.',
  'import.no_key':
    'Senza una colonna per la matricola o l’email, le persone si riconoscono solo dal nome.',
  'import.no_pay':
    'Nessuna colonna è stata riconosciuta come retribuzione; i contratti vengono creati senza.',
  'import.left_out_more': 'Colonne non importate: {columns} e altre {more}.',
  'import.abandoned':
    'Questa importazione si è interrotta prima di iniziare: non è stato importato nulla. Importa di nuovo il file.',
  'import.left_out': 'Colonne non importate: {columns}.',
  'import.own_account': 'Il tuo conto bancario viene tralasciato. Modificalo nel tuo profilo.',
  'import.lost_zeros':
    '«{text}» ha troppo poche cifre: un foglio di calcolo toglie gli zeri iniziali. Formatta la colonna come testo.',
  'import.two_codes': 'Indica un sort code o un routing number, non entrambi.',
  'import.not_an_account_type': '«{text}» non è un tipo di conto. Usa checking o savings.',
  'import.accounts_left_out':
    'Conti bancari non importati: {columns}. Serve scegliere di importarli e inserire la tua password.',
  'import.account_incomplete':
    'Manca un IBAN o un numero di conto, quindi non si registra alcun conto.',
})
