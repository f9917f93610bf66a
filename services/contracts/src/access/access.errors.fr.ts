import { errorWords } from '../kernel/errors'
import type { accessErrors } from './access.errors'

export const accessErrorsFr = errorWords<'fr', typeof accessErrors>()({
  'access.wrong_password': 'Adresse e-mail ou mot de passe incorrect',
  'access.email_taken': 'Cette adresse e-mail est déjà utilisée.',
  'access.captcha': 'Veuillez résoudre de nouveau le captcha.',
  'access.key': 'Clé non valide',
  'access.sign_in_to_accept':
    'Vous avez déjà un compte. Connectez-vous pour accepter l’invitation.',
  'access.already_joined': 'Cette invitation a déjà été acceptée.',
  'access.no_nesting': 'Vous agissez déjà au nom d’une autre personne. Déconnectez-vous d’abord.',
  'access.impersonating':
    'Cela n’est pas possible tant que vous agissez au nom d’une autre personne.',
  'access.own_address': 'N’utilisez pas votre adresse e-mail comme mot de passe.',
  'access.no_user': 'Ce salarié n’a pas encore de compte. Envoyez-lui d’abord une invitation.',
  'access.this_session': 'C’est la session que vous utilisez. Déconnectez-vous plutôt.',
  'access.verify_password': 'Saisissez le mot de passe de ce compte ou choisissez-en un nouveau.',
  'access.current_password': 'Le mot de passe actuel n’est pas correct.',
  'access.already_verified': 'L’adresse e-mail est déjà vérifiée.',
  'access.first_name': 'Saisissez votre prénom.',
  'access.last_name': 'Saisissez votre nom.',
  'access.no_match': 'Les mots de passe ne correspondent pas.',
  'access.reset_no_match': 'Les mots de passe ne correspondent pas.',
  'access.inconsistent': 'Les deux mots de passe saisis sont différents.',
  'access.confirm': 'Confirmez votre mot de passe.',
  'access.no_token': 'Aucun jeton n’a été fourni',
  'access.password': 'Saisissez votre mot de passe.',
  'access.new_password': 'Saisissez votre mot de passe.',
  'access.current_password_missing': 'Saisissez votre mot de passe actuel.',
  'access.email': 'Saisissez votre adresse e-mail.',
  'access.password_short': 'Le mot de passe doit compter au moins 8 caractères.',
  'access.password_long': 'Le mot de passe doit compter au plus 200 caractères.',
  'access.password_easy': 'Ce mot de passe est trop facile à deviner.',
  'auth.second_factor': 'Confirmez votre identité avec votre second facteur.',
  'auth.confirm_link':
    'Un compte avec cette adresse existe déjà. Confirmez une fois que c’est le vôtre.',
  'auth.challenge':
    'Cette étape a pris trop de temps ou a été tentée trop souvent. Veuillez recommencer.',
  'auth.wrong_code': 'Ce code est incorrect.',
  'auth.used_code': 'Ce code a déjà été utilisé. Attendez le suivant.',
  'auth.factor_required':
    'Cette entreprise demande un second facteur. Configurez-le dans « Mon compte ».',
  'factor.most': 'Un compte a au plus {most} applications d’authentification et clés d’accès.',
  'factor.none': 'Configurez d’abord une application d’authentification ou une clé d’accès.',
  'factor.none_of_member': 'Cette personne n’a pas de second facteur.',
  'factor.name': 'Veuillez saisir un nom.',
  'factor.reason': 'Veuillez saisir un motif.',
  'factor.code': 'Saisissez les 6 chiffres affichés par l’application.',
  'factor.wrong_code': 'Ce code est incorrect. Vérifiez que l’horloge de l’appareil est à l’heure.',
  'factor.own_reset':
    'Vous ne pouvez pas réinitialiser vos propres seconds facteurs. Supprimez-les dans « Mon compte ».',
  'factor.elsewhere':
    'Cette personne appartient aussi à une autre entreprise : seul un code de secours ou l’exploitant peut l’aider.',
  'access.confirmation': 'Cette confirmation n’est plus valable. Veuillez confirmer à nouveau.',
  'passkey.address':
    'Les clés d’accès ont besoin d’une adresse avec un nom et https. Adressez-vous à l’exploitant de cette installation.',
  'passkey.none': 'Ajoutez d’abord une clé d’accès.',
  'passkey.known': 'Cette clé d’accès appartient déjà à un compte.',
  'passkey.unknown':
    'Cette clé d’accès est inconnue ici. Elle a peut-être été supprimée. Connectez-vous autrement.',
  'passkey.other_account': 'Cette clé d’accès appartient à un autre compte.',
  'passkey.refused': 'La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  'passkey.other_site': 'Cette clé d’accès a été utilisée à une autre adresse que {address}.',
  'passkey.copied':
    'Une copie de cette clé d’accès existe peut-être, elle est donc bloquée. Connectez-vous autrement et remplacez-la.',
  'passkey.blocked': 'Cette clé d’accès est bloquée. Connectez-vous autrement et remplacez-la.',
  'passkey.over': 'Cette étape a pris trop de temps. Veuillez recommencer.',
  'access.used_code': 'Ce code a déjà été utilisé. Attendez le suivant.',
  'factor.own_first':
    'Connectez-vous d’abord avec votre propre second facteur. Configurez-le dans « Mon compte ».',
})
