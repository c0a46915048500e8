// Translations that Sveltia's own locales lack, by their key there, and a few that are clearer to
// an owner. Texts that only developers see are not translated. Sveltia has no Slovak locale, so
// what is missing here is in Czech.

import type { MessageLanguage } from '../../model/languages.ts'

type Translations = { readonly [key: string]: string | Translations }

export const ownTranslations: { readonly [Language in MessageLanguage]: Translations } = {
  en: { unselected_option: '(not stated)' },
  cs: {
    collections: 'Lístek a stránky',
    files: 'Údaje',
    // Czech has no case that fits all names after "Přidat", so the name follows a colon.
    add_x: 'Přidat: {$name}',
    slug: 'Jméno souboru',
    edit_slug: 'Změnit jméno souboru',
    sort_keys: { slug: 'jméno souboru' },
    entry_sidebar: {
      validation: { title: 'Kontrola' },
      slug: {
        title: 'Jméno souboru',
        generated_on_save: 'Jméno souboru vznikne při uložení z toho, co je ve formuláři.',
        unavailable: 'Tato položka jméno souboru nemá.',
      },
    },
    list_item_options: 'Co s položkou',
    unselected_option: '(neuvedeno)',
    select_item: 'Vybrat {$name}',
    show_errors: 'Ukázat chyby',
    replace_file: 'Vyměnit soubor',
    replace_image: 'Vyměnit fotku',
    remove_file: 'Odebrat soubor',
    remove_image: 'Odebrat fotku',
    file_unavailable: 'Není tu',
    file_unavailable_description:
      'Soubor se nepodařilo načíst. Možná ho někdo přesunul nebo smazal.',
    folders: 'Složky',
    save_conflict: {
      branch_moved: 'Repozitář mezitím změnil někdo jiný. Uložte to prosím ještě jednou.',
    },
    remote_change: {
      reload_entry: 'Načíst znovu',
      confirm_reloading_entry: 'Opravdu načíst znovu? Vaše neuložené změny zmizí.',
    },
    status: { deploying: 'Zveřejňuje se' },
    sign_in_with_link: 'Přihlásit se odkazem',
    sign_in_with_link_confirmation:
      'Tento odkaz vás v {$service} přihlásí jako {$account} a převezme nastavení ze zařízení, na kterém vznikl. Pokračujte, jen když jste ho vytvořili sami.',
  },
  de: {
    collections: 'Karte und Seiten',
    files: 'Angaben',
    slug: 'Dateiname',
    edit_slug: 'Dateinamen ändern',
    sort_keys: { slug: 'Dateiname' },
    entry_sidebar: {
      slug: {
        title: 'Dateiname',
        generated_on_save: 'Der Dateiname entsteht beim Speichern aus dem, was im Formular steht.',
        unavailable: 'Dieser Eintrag hat keinen Dateinamen.',
      },
    },
    list_item_options: 'Was mit dem Eintrag geschehen soll',
    unselected_option: '(nicht angegeben)',
    select_item: '{$name} auswählen',
    show_errors: 'Fehler zeigen',
    replace_file: 'Datei ersetzen',
    replace_image: 'Foto ersetzen',
    remove_file: 'Datei entfernen',
    remove_image: 'Foto entfernen',
    file_unavailable: 'Nicht da',
    file_unavailable_description:
      'Die Datei ließ sich nicht laden. Vielleicht wurde sie verschoben oder gelöscht.',
    folders: 'Ordner',
    save_conflict: {
      branch_moved: 'Inzwischen hat jemand anderes gespeichert. Bitte speichern Sie noch einmal.',
    },
    remote_change: {
      reload_entry: 'Neu laden',
      confirm_reloading_entry:
        'Wirklich neu laden? Ihre nicht gespeicherten Änderungen gehen verloren.',
    },
    status: { deploying: 'Wird veröffentlicht' },
    sign_in_with_link: 'Mit Link anmelden',
    sign_in_with_link_confirmation:
      'Dieser Link meldet Sie bei {$service} als {$account} an und übernimmt die Einstellungen des Geräts, auf dem er erstellt wurde. Fahren Sie nur fort, wenn Sie ihn selbst erstellt haben.',
  },
  sk: {
    create: 'Vytvoriť',
    select: 'Vybrať',
    select_all: 'Vybrať všetko',
    select_item: 'Vybrať {$name}',
    upload: 'Nahrať',
    copy: 'Kopírovať',
    download: 'Stiahnuť',
    duplicate: 'Duplikovať',
    delete: 'Zmazať',
    reorder: 'Zmeniť poradie',
    cancel: 'Zrušiť',
    done: 'Hotovo',
    save: 'Uložiť',
    saving: 'Ukladá sa…',
    rename: 'Premenovať',
    replace: 'Nahradiť',
    add: 'Pridať',
    remove: 'Odobrať',
    clear: 'Vymazať',
    expand: 'Rozbaliť',
    expand_all: 'Rozbaliť všetko',
    collapse: 'Zbaliť',
    collapse_all: 'Zbaliť všetko',
    insert: 'Vložiť',
    restore: 'Obnoviť',
    discard: 'Zahodiť',
    searching: 'Hľadá sa…',
    no_results: 'Nič sa nenašlo.',
    details: 'Podrobnosti',
    back: 'Späť',
    loading: 'Načítava sa…',
    later: 'Neskôr',
    slug: 'Názov súboru',
    welcome_message: 'Vitajte, {$name}',
    powered_by: 'Beží na {$name}',
    loading_cms_config: 'Načítavajú sa nastavenia…',
    loading_site_data: 'Načítavajú sa údaje webu…',
    loading_site_data_error: 'Údaje webu sa nepodarilo načítať.',
    sign_in_with_x: 'Prihlásiť sa cez {$service}',
    sign_in_using_access_token: 'Prihlásiť sa prístupovým tokenom',
    sign_in_using_access_token_description:
      'Vložte svoj token. Musí smieť čítať a zapisovať obsah repozitára.',
    sign_in_using_access_token_link:
      'Token si vytvoríte <a>v nastaveniach svojho účtu {$service}</a>.',
    personal_access_token: 'Osobný prístupový token',
    authorizing: 'Overuje sa…',
    signing_in: 'Prihlasuje sa…',
    signed_in_as_x: 'Prihlásený účet: {$name}',
    sign_in: 'Prihlásiť sa',
    sign_out: 'Odhlásiť sa',
    sign_in_error: {
      invalid_token: 'Tento token neplatí. Skontrolujte ho, prosím, a skúste to znova.',
      authentication_aborted: 'Prihlásenie sa prerušilo. Skúste to, prosím, znova.',
    },
    unexpected_error: 'Neočakávaná chyba',
    contents: 'Obsah',
    assets: 'Fotky',
    menu: 'Ponuka',
    search_placeholder_contents: 'Hľadať v obsahu…',
    visit_live_site: 'Otvoriť web',
    account: 'Účet',
    settings: 'Nastavenia',
    help: 'Pomoc',
    content_library: 'Obsah',
    asset_library: 'Fotky',
    collections: 'Lístok a stránky',
    files: 'Údaje',
    folders: 'Priečinky',
    entries: 'Položky',
    entry: 'Položka',
    viewing_collection_list: 'Zoznam obsahu.',
    sort: 'Zoradiť',
    sort_keys: { slug: 'názov súboru' },
    ascending: '{$label}, od A po Z',
    descending: '{$label}, od Z po A',
    all: 'Všetko',
    other: 'Ostatné',
    back_to_collection_list: 'Späť na zoznam',
    search_results: 'Výsledky hľadania',
    search_results_for_x: 'Výsledky hľadania pre „{$terms}“',
    no_entries_found: 'Nenašli sa žiadne položky.',
    edit: 'Upraviť',
    edit_slug: 'Zmeniť názov súboru',
    click_to_browse: 'Kliknite a vyberte…',
    tap_to_browse: 'Ťuknite a vyberte…',
    browse: 'Vybrať',
    confirm_deleting_this_entry: 'Naozaj chcete túto položku zmazať?',
    deleting_entry_failed: 'Položku sa nepodarilo zmazať. Skúste to, prosím, znova.',
    no_entries_created: 'Zatiaľ tu nič nie je.',
    create_new_entry: 'Vytvoriť novú položku',
    duplicate_entry: 'Duplikovať položku',
    content_editor: 'Editor obsahu',
    restore_backup_title: 'Obnoviť rozpísané',
    draft_backup_saved: 'Rozpísané je odložené.',
    draft_backup_restored: 'Rozpísané je späť.',
    cancel_editing: 'Zrušiť úpravy',
    editor_options: 'Možnosti',
    show_editor_options: 'Ukázať možnosti',
    field_options: 'Možnosti poľa',
    show_field_options: 'Ukázať možnosti poľa',
    x_field: 'Pole „{$field}“',
    revert_changes: 'Vrátiť zmeny',
    revert_all_changes: 'Vrátiť všetky zmeny',
    required: 'Povinné',
    show_errors: 'Ukázať chyby',
    validation: { value_missing: 'Toto pole je povinné.', invalid_value: 'Toto tu nemôže byť.' },
    entry_sidebar: {
      validation: { title: 'Kontrola' },
      slug: {
        title: 'Názov súboru',
        generated_on_save: 'Názov súboru vznikne pri uložení z toho, čo je vo formulári.',
        unavailable: 'Táto položka názov súboru nemá.',
      },
    },
    saving_entry: { error: { title: 'Chyba' } },
    entry_saved:
      '.input {$count :integer} .match $count one {{Položka je uložená.}} few {{{$count} položky sú uložené.}} * {{{$count} položiek je uložených.}}',
    entry_validation_errors:
      '.input {$count :integer} .match $count one {{V jednom poli je chyba. Opravte ju, prosím, a uložte znova.}} few {{Chyba je v {$count} poliach. Opravte ju, prosím, a uložte znova.}} * {{Chyba je v {$count} poliach. Opravte ju, prosím, a uložte znova.}}',
    remove_this_item: 'Odobrať túto položku',
    move_up: 'Posunúť hore',
    move_down: 'Posunúť dole',
    reorder_item: 'Zmeniť poradie položky',
    add_x: 'Pridať: {$name}',
    add_item_above: 'Pridať položku nad',
    add_item_below: 'Pridať položku pod',
    list_item_options: 'Čo s položkou',
    unselected_option: '(neuvedené)',
    replace_file: 'Vymeniť súbor',
    replace_image: 'Vymeniť fotku',
    remove_file: 'Odobrať súbor',
    remove_image: 'Odobrať fotku',
    save_conflict: {
      branch_moved: 'Medzitým uložil niekto iný. Uložte to, prosím, ešte raz.',
    },
    status: { deploying: 'Zverejňuje sa' },
    viewing_x_collection:
      '.input {$count :integer} .match $count 0 {{„{$collection}“: zatiaľ tu nič nie je.}} one {{„{$collection}“: jedna položka.}} few {{„{$collection}“: {$count} položky.}} * {{„{$collection}“: {$count} položiek.}}',
    create_entry_announcement: 'Vytvárate novú položku: „{$collection}“.',
    edit_entry_announcement: 'Upravujete položku „{$entry}“: „{$collection}“.',
    edit_singleton_announcement: 'Upravujete súbor „{$file}“.',
    today: 'Dnes',
    _sui: {
      cancel: 'Zrušiť',
      close: 'Zavrieť',
      clear: 'Vymazať',
      insert: 'Vložiť',
      remove: 'Odobrať',
      collapse: 'Zbaliť',
      expand: 'Rozbaliť',
      dismiss: 'Zavrieť',
      alert: { warning: 'Upozornenie', info: 'Informácia', success: 'Hotovo' },
      combobox: { filter_options: 'Filtrovať možnosti', no_matching_options: 'Nič sa nenašlo' },
    },
  },
}

/** Merge our words into a locale. */
export function mergeTranslations(words: Translations, own: Translations): Translations {
  const added = Object.entries(own).map(([key, word]): [string, string | Translations] => {
    const before = words[key]
    const nested = typeof word === 'object' && typeof before === 'object'
    return [key, nested ? mergeTranslations(before, word) : word]
  })
  return { ...words, ...Object.fromEntries(added) }
}

/** Return our keys that Sveltia's English locale, which is complete, does not have. */
export const findUnknownKeys = (own: Translations, english: Translations): string[] =>
  Object.entries(own).flatMap(([key, text]) => {
    const source = english[key]
    if (source === undefined) return [key]
    return typeof text === 'object' && typeof source === 'object'
      ? findUnknownKeys(text, source).map((inner) => `${key}.${inner}`)
      : []
  })
