### Chunk: collection-words

plus-upgrade = Upgrade Now
plus-too-long = Please ensure your input is no longer than { $limit } characters.
# Same as in English everywhere
plus-characters = { $length }/{ $limit }
plus-collection-form-new = New collection
plus-collection-form-edit = Edit collection
plus-collection-form-name = Name
plus-collection-form-name-missing = Please enter a name.
# Same as in English: fr
plus-collection-form-description = Description
plus-collection-form-optional = Optional
plus-collection-full = You've reached your collection limit
plus-collection-full-text = The Core plan includes up to { $limit } collections, including Saved Articles. Upgrade for unlimited collections.
plus-collection-delete = Delete { $name }?
plus-collection-delete-text = { $count ->
    [0] It has no articles.
    [one] The article in it will no longer be saved there. The page itself is not deleted.
   *[other] The { $count } articles in it will no longer be saved there. The pages themselves are not deleted.
  }
plus-saving = Saving...
plus-save-submit = Save
