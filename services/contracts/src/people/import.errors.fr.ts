import { errorWords } from '../kernel/errors'
import type { importErrors } from './import.errors'

export const importErrorsFr = errorWords<'fr', typeof importErrors>()({
  'import.file': 'Fichier non valide',
  'import.empty': 'Le fichier n’a aucune ligne sous ses en-têtes.',
  'import.too_many':
    'Le fichier est trop grand : au plus {rows} lignes, {columns} colonnes, {cells} cellules et {characters} caractères par cellule.',
  'import.unfolded': 'Le fichier est trop grand : 20 Mo au plus une fois décompressé.',
  'import.columns': 'Les colonnes ne conviennent pas.',
  'import.date_format':
    'La date {example} peut se lire de deux façons. Choisissez le format de date.',
  'import.abandoned':
    'Cet import a été interrompu avant de commencer : rien n’a été importé. Importez de nouveau le fichier.',
  'import.running_still': 'Cet import est encore en cours. Annulez-le une fois terminé.',
  'import.rows':
    'Rien n’a été importé. {count, plural, one {# ligne contient} other {# lignes contiennent}} des erreurs.',
  'import.mapping': 'La correspondance est un objet de numéros de colonnes et de champs.',
  'import.managers':
    'Les responsables doivent être un objet qui donne un salarié pour un nom du fichier.',
  'import.pay_period': 'Choisissez annuel, mensuel, hebdomadaire ou horaire.',
  'import.date_choice': 'Choisissez YYYY-MM-DD, DD.MM.YYYY ou MM/DD/YYYY.',
  'import.mode': 'Choisissez good-rows ou all-or-nothing.',
  'import.no_column': 'La correspondance nomme une colonne absente du fichier.',
  'import.no_field': 'La correspondance nomme un champ personnalisé qui n’existe pas.',
  'import.twice': '{fields} ne peut pas provenir de deux colonnes.',
  'import.too_long': '{field} dépasse {most} caractères.',
  'import.single_name': '« {name} » est le seul nom ; la personne est ajoutée avec un seul nom.',
  'import.email': '« {email} » n’est pas une adresse e-mail valide.',
  'import.not_a_date': '« {text} » n’est pas une date lisible au format {format}.',
  'import.end_before_hire': 'La date de fin, {end}, précède la date d’embauche, {hired}.',
  'import.not_a_period':
    '« {text} » n’est pas une période de paie. Utilisez annuel, mensuel, hebdomadaire ou horaire.',
  'import.pay_missing': 'Aucun salaire n’est indiqué ; le contrat est créé sans salaire.',
  'import.not_an_amount': '« {text} » n’est pas un montant.',
  'import.currency_unclear':
    '« {text} » n’indique pas de quelle devise il s’agit. Écrivez ses trois lettres, par exemple USD.',
  'import.not_a_currency':
    '« {text} » n’est pas une devise. Écrivez ses trois lettres, par exemple USD.',
  'import.other_currency':
    'Le contrat est établi en {currency}, qui n’est pas la devise de l’entreprise.',
  'import.not_hours': '« {text} » n’est pas un nombre d’heures par semaine.',
  'import.pay_negative': 'Le salaire ne peut pas être négatif.',
  'import.places': '« {text} » a plus de {places} décimales.',
  'import.same_oid': 'La ligne {row} a le même matricule « {value} ».',
  'import.same_email': 'La ligne {row} a la même adresse e-mail « {value} ».',
  'import.by_name': 'Reconnu par le nom seul : la ligne n’a ni matricule ni adresse e-mail.',
  'import.clash': 'Le matricule appartient à {one}, l’adresse e-mail à {other}.',
  'import.another_person':
    'Le matricule « {oid} » appartient à {name}, qui a rejoint l’espace de travail. Donnez à cette ligne un matricule propre, ou modifiez d’abord le nom dans le profil de {name}.',
  'import.same_name':
    'La ligne {row} porte le même nom, et aucune des deux n’a de matricule ni d’adresse e-mail pour les distinguer.',
  'import.several':
    'Plusieurs salariés portent ce nom, et la ligne n’a ni matricule ni adresse e-mail.',
  'import.same_employee': 'La ligne {row} concerne le même salarié.',
  'import.no_department':
    'Le service « {name} » n’existe pas, et seul un membre ayant l’autorisation « Modifier l’entreprise » peut l’ajouter.',
  'import.no_designation':
    'Le poste « {name} » n’existe pas, et seul un membre ayant l’autorisation « Modifier l’entreprise » peut l’ajouter.',
  'import.manager_unknown':
    'Le responsable « {name} » ne figure ni dans le fichier ni dans l’entreprise ; il n’est pas repris.',
  'import.manager_self':
    'Un salarié ne peut pas être son propre responsable ; le responsable n’est pas repris.',
  'import.manager_many':
    '{people} personnes s’appellent « {name} » ; le responsable n’est pas repris. Un matricule ou une adresse e-mail permettrait de les distinguer.',
  'import.manager_gone': 'Le responsable « {name} » ne travaille plus ici ; il n’est pas repris.',
  'import.manager_circle':
    'Avec ce responsable, le salarié serait au-dessus de lui-même ; le responsable n’est pas repris.',
  'import.own_row':
    'Cette ligne ne profite qu’à vous : une autre personne doit donc l’importer. {name} peut le faire.',
  'import.detail_unclear': '{field} : « {text} » n’a pas été compris et n’est pas repris.',
  'import.no_office':
    'Le site « {name} » n’existe pas, et seul un membre ayant l’autorisation « Modifier l’entreprise » peut l’ajouter ; le salarié reçoit le site principal.',
  'import.no_role':
    'Le rôle « {name} » n’existe pas ; le salarié reçoit le rôle des nouveaux arrivants. Pour l’attribuer, ajoutez d’abord le rôle.',
  'import.restricted_role':
    'Seul un membre ayant l’autorisation « Modifier l’entreprise » et toutes les autorisations du rôle « {name} » peut l’attribuer ; le salarié reçoit le rôle des nouveaux arrivants.',
  'import.no_policy':
    'La politique de congés « {name} » n’existe pas ; le salarié reçoit la première politique. Pour l’attribuer, ajoutez d’abord la politique.',
  'import.place_stays':
    'Le site, le rôle et la politique de congés des salariés existants ne changent pas ; modifiez-les dans le profil.',
  'import.restricted':
    'Seul un membre ayant l’autorisation « Modifier l’entreprise » peut modifier le matricule, le service, le responsable et la date d’embauche.',
  'import.restricted_pay':
    'Seul un membre ayant l’autorisation « Modifier l’entreprise » peut ajouter des contrats ; le salaire n’est pas repris.',
  'import.joined':
    'Cette personne a déjà rejoint l’espace de travail ; l’adresse e-mail ne change pas.',
  'import.gone':
    'L’emploi de cette personne est terminé depuis le {day} ; un import ne peut pas annuler cela.',
  'import.swapped':
    'Les prénoms et les noms semblent inversés : {swapped} responsables sur {managers} ne se trouvent qu’en échangeant les deux colonnes.',
  'import.no_name_columns':
    'Aucune colonne n’a été reconnue comme prénom et nom, ni comme nom complet. Choisissez les colonnes.',
  'import.no_key':
    'Sans colonne de matricule ou d’adresse e-mail, les personnes sont reconnues par leur seul nom.',
  'import.no_pay':
    'Aucune colonne n’a été reconnue comme salaire ; les contrats sont créés sans salaire.',
  'import.left_out_more': 'Non importé : {columns} et {more} autres.',
  'import.left_out': 'Non importé : {columns}.',
  'import.own_account':
    'Votre propre compte bancaire n’est pas repris. Modifiez-le dans votre profil.',
  'import.lost_zeros':
    '« {text} » a trop peu de chiffres : un tableur supprime les zéros initiaux. Mettez la colonne au format texte.',
  'import.two_codes': 'Indiquez soit un sort code, soit un routing number.',
  'import.not_an_account_type':
    '« {text} » n’est pas un type de compte. Utilisez checking ou savings.',
  'import.accounts_left_out':
    'Comptes bancaires non importés : {columns}. Il faut choisir de les importer et saisir votre mot de passe.',
  'import.account_incomplete':
    'Il manque un IBAN ou un numéro de compte ; aucun compte n’est enregistré.',
})
