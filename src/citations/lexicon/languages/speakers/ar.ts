import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases:
    '(كتبه|كتبها|نشره|نشرها|بقلم|بواسطه) {name}|(حساب|صفحه|فريق|شركه|منشور|تغريده|تعليق) {name}|(باسم|نيابه عن) {name}',
  sources: '(حسب|بحسب|وفق|وفقا|وفقا ل) {name}',
  subjects: '',
  members: '{author} (من|باسم) {name}',
  others: `(اقتبس|يقتبس|نقل|ينقل|سمع|يسمع|قال|يقول) (من|عن) {name}|(سال|يسال|اخبر|يخبر|ابلغ) {name}|(مالك|صاحب|متابع|موسس|مدير|موظف|ممثل|شريك) {name}|(مالك|صاحب|متابع|موسس|مدير|موظف|ممثل) في {name}|(عميل|زبون|مستخدم|عميله|زبونه|مستخدمه|عملاء|زبائن)[ ][لدي |ل|من ]{name}|(كتب|كتبت|رد|ردت) (الي|على|علي) {name}|(نقاش|حوار|محادثه) مع {name}`,
}
