plus-watch = Suivre
plus-watching = Suivi
plus-watch-name = Suivre { $name }
plus-watching-name = Suivi : { $name }
plus-watch-page = Nous vous prévenons quand cette page est modifiée.
plus-watch-ended = Votre session est terminée. Connectez-vous et réessayez.
plus-watch-refused = Cela ne peut pas être suivi, ou vous suivez déjà le maximum possible.
plus-watch-failed = Cela n’a pas fonctionné. Réessayez dans un instant.
