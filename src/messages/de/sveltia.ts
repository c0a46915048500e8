// Texts of Sveltia in German that its own locale lacks, or that are clearer to an owner.

export const sveltia = {
  collections: 'Karte und Seiten',
  files: 'Angaben',
  slug: 'Dateiname',
  edit_slug: 'Dateinamen ändern',
  sort_keys: {
    slug: 'Dateiname',
  },
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
    title: 'Inzwischen hat das jemand anderes geändert',
    modified_by: '{$name} hat das am {$date} geändert, nachdem Sie es geöffnet hatten.',
    modified: 'Das wurde geändert, nachdem Sie es geöffnet hatten.',
    deleted: 'Das wurde gelöscht, nachdem Sie es geöffnet hatten.',
    overwrite_warning: 'Wenn Sie jetzt speichern, gehen diese Änderungen verloren.',
    recreate_warning: 'Wenn Sie jetzt speichern, entsteht der Eintrag neu.',
    save_anyway: 'Trotzdem speichern',
    branch_moved: 'Inzwischen hat jemand anderes gespeichert. Bitte speichern Sie noch einmal.',
  },
  remote_change: {
    reload_entry: 'Neu laden',
    confirm_reloading_entry:
      'Wirklich neu laden? Ihre nicht gespeicherten Änderungen gehen verloren.',
  },
  status: {
    deploying: 'Wird veröffentlicht',
  },
  sign_in_with_link: 'Mit Link anmelden',
  sign_in_with_link_confirmation:
    'Dieser Link meldet Sie bei {$service} als {$account} an und übernimmt die Einstellungen des Geräts, auf dem er erstellt wurde. Fahren Sie nur fort, wenn Sie ihn selbst erstellt haben.',
}
