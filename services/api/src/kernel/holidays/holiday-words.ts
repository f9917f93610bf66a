/**
 * Names that date-holidays lacks: it has English ones for most days, and Arabic ones for few. The
 * key is the name that the library gives.
 */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'Implantação da República': 'Republic Day',
    'Restauração da Independência': 'Restoration of Independence',
  },
  ar: {
    "All Saints' Day": 'عيد جميع القديسين',
    'Armistice Day': 'يوم الهدنة',
    'Ascension Day': 'عيد الصعود',
    Assumption: 'عيد انتقال العذراء',
    'Bastille Day': 'العيد الوطني الفرنسي',
    'Boxing Day': 'ثاني أيام عيد الميلاد',
    'Corpus Christi': 'عيد القربان',
    'Easter Monday': 'اثنين الفصح',
    'Easter Sunday': 'أحد الفصح',
    Epiphany: 'عيد الغطاس',
    'Good Friday': 'الجمعة العظيمة',
    'Immaculate Conception': 'عيد الحبل بلا دنس',
    'Implantação da República': 'عيد الجمهورية',
    'Liberty Day': 'يوم الحرية',
    'National Holiday': 'العيد الوطني',
    'Portugal Day': 'يوم البرتغال',
    'Restauração da Independência': 'عيد استعادة الاستقلال',
    'Thanksgiving Day': 'عيد الشكر',
    'Victory Day': 'يوم النصر',
    'Whit Monday': 'اثنين العنصرة',
  },
}

/** Returns the word of a language for the name that the library gives, or that name. */
export const wordIn = (language: string, name: string): string => words[language]?.[name] ?? name
